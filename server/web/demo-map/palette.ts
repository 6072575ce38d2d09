export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Colours of the map: quiet, so that markers stand out. */
export const palettes: Record<Scheme, Palette> = {
  light: {
    sea: '#cfe3ea',
    coast: '#b4d0da',
    land: '#f3f2ec',
    road: '#ffd88f',
    roadEdge: '#e3b763',
    street: '#ffffff',
    streetEdge: '#dedcd2',
    words: '#39464a',
    halo: '#f8f7f2',
    dot: '#718187',
  },
  dark: {
    sea: '#10242c',
    coast: '#1d3a45',
    land: '#1e2527',
    road: '#7d6636',
    roadEdge: '#4c4027',
    street: '#384245',
    streetEdge: '#2a3234',
    words: '#cdd7d9',
    halo: '#171d1f',
    dot: '#8a999d',
  },
}

export type Palette = Record<
  'sea' | 'coast' | 'land' | 'road' | 'roadEdge' | 'street' | 'streetEdge' | 'words' | 'halo' | 'dot',
  string
>
