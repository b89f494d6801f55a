/** A card as the hand shows it. */
export interface HandCard {
  /** The same card keeps its key; equal cards have different ones. */
  key: string;
  /** The word of the piece. */
  piece: string;
  /** "green 10, playable", or why not. */
  label: string;
  legal: boolean;
}
