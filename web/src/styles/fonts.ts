// Both families are variable fonts; the browser fetches a script's file only where a page uses it.
import '@fontsource-variable/bitter';
import '@fontsource-variable/figtree';
