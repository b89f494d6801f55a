/** Comes when the page as it is has been drawn. What is put on it piece by piece leaves a slow phone time to answer. */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
