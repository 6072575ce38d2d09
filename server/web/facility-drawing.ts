/** Views of a facility without people or letters: no real place is shown. */
const views = ['mark', 'clinic', 'hospital', 'tower', 'reception', 'waiting', 'consulting', 'corridor'] as const
export type FacilityView = (typeof views)[number]

/** The number in a picture's address: its view, and a variation of colours and details. */
export function pictureSeed(view: FacilityView, variation: number): number {
  return variation * views.length + views.indexOf(view)
}

/** A picture of a facility, 800 by 500, or its logo, 96 by 96, as SVG. */
export function drawFacility(seed: number): string {
  const view = views[seed % views.length]!
  const variation = Math.floor(seed / views.length)
  const palette = palettes[variation % palettes.length]!
  const size = view === 'mark' ? '0 0 96 96' : '0 0 800 500'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${drawings[view](palette, Math.floor(variation / palettes.length))}</svg>`
}

type Palette = { sky: string; far: string; wall: string; shade: string; glass: string; accent: string; ground: string }

const palettes: readonly Palette[] = [
  palette('#dfeef2', '#c3dbe0', '#f6f3ec', '#e3dccd', '#8fb9c4', '#2f6a72', '#d4cbb6'),
  palette('#f7e7d6', '#ecd2b6', '#fbf7f0', '#eadfce', '#a9c0c2', '#b0623c', '#dcc7a6'),
  palette('#e6ebf5', '#ccd6ea', '#f7f8fb', '#dde2ee', '#93a9cf', '#3d568f', '#cfd3dc'),
  palette('#e7f1e4', '#cbe0c6', '#f7f6ef', '#e0e3d3', '#93bda3', '#3f7352', '#cdd3b7'),
  palette('#f3e4ea', '#e5cbd6', '#fbf6f5', '#ecdcdc', '#bba6c4', '#7d4a68', '#dccac4'),
  palette('#fdf0cf', '#f2dca0', '#fffaf0', '#efe2c6', '#9db7b5', '#8a6a1f', '#dfcd9f'),
]

function palette(
  sky: string,
  far: string,
  wall: string,
  shade: string,
  glass: string,
  accent: string,
  ground: string,
): Palette {
  return { sky, far, wall, shade, glass, accent, ground }
}

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows of windows. */
const panes = (x: number, y: number, columns: number, rows: number, step: [number, number], fill: string) =>
  range(rows)
    .flatMap((row) =>
      range(columns).map((column) =>
        box(x + column * step[0], y + row * step[1], step[0] * 0.62, step[1] * 0.62, fill, 4),
      ),
    )
    .join('')

const tree = (x: number, foot: number, height: number, { accent }: Palette) =>
  box(x - 5, foot - height * 0.5, 10, height * 0.5, '#8b6f55') +
  `<g opacity=".85">${disc(x, foot - height * 0.72, height * 0.3, accent)}${disc(x + height * 0.16, foot - height * 0.56, height * 0.2, accent)}</g>`

const palm = (x: number, foot: number, height: number, { accent }: Palette) =>
  shape(`M${x - 5} ${foot}q6-${height * 0.5} 0-${height}h8q8 ${height * 0.5} 4 ${height}z`, '#9a7b58') +
  [-62, -30, 0, 30, 62]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} ${x} ${foot - height})" d="M${x} ${foot - height}q-14-46 4-82 10 40-4 82z" fill="${accent}" opacity=".85"/>`,
    )
    .join('')

const outside = (colours: Palette, detail: number, building: string) =>
  box(0, 0, 800, 500, colours.sky) +
  disc(detail % 2 ? 660 : 130, 96, 44, '#fff8') +
  shape('M0 330q120-70 260-30t300-20 240 10v210H0z', colours.far) +
  box(0, 410, 800, 90, colours.ground) +
  building +
  (detail % 3 ? tree(90, 420, 130, colours) : palm(90, 420, 150, colours)) +
  (detail % 2 ? palm(716, 424, 170, colours) : tree(716, 424, 120, colours))

const door = (x: number, colours: Palette) =>
  box(x - 44, 318, 88, 94, colours.glass, 6) +
  box(x - 2, 318, 4, 94, colours.wall) +
  box(x - 74, 300, 148, 16, colours.accent, 8)

const inside = (colours: Palette, parts: string) =>
  box(0, 0, 800, 500, colours.wall) + box(0, 380, 800, 120, colours.ground) + box(0, 372, 800, 8, colours.shade) + parts

const plant = (x: number, foot: number, colours: Palette) =>
  [-28, 0, 28]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} ${x} ${foot - 44})" d="M${x} ${foot - 40}q-20-50 0-96 20 46 0 96z" fill="${colours.accent}" opacity=".8"/>`,
    )
    .join('') + shape(`M${x - 26} ${foot - 48}h52l-8 48h-36z`, colours.shade)

const windowOf = (x: number, y: number, width: number, height: number, colours: Palette) =>
  box(x, y, width, height, colours.sky, 6) +
  shape(
    `M${x} ${y + height}v-${height * 0.3}q${width * 0.3}-${height * 0.3} ${width * 0.55}-${height * 0.06}t${width * 0.45}-${height * 0.1}v${height * 0.46}z`,
    colours.far,
  ) +
  box(x + width / 2 - 3, y, 6, height, colours.wall) +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="none" stroke="${colours.shade}" stroke-width="8"/>`

const seat = (x: number, colours: Palette) =>
  box(x, 322, 92, 44, colours.accent, 14) +
  box(x + 4, 268, 84, 66, colours.accent, 16) +
  box(x + 10, 364, 8, 34, colours.shade) +
  box(x + 74, 364, 8, 34, colours.shade)

const drawings: Record<FacilityView, (palette: Palette, detail: number) => string> = {
  mark: (colours, detail) => box(0, 0, 96, 96, colours.accent, 22) + marks[detail % marks.length]!,
  clinic: (colours, detail) =>
    outside(
      colours,
      detail,
      box(190, 216, 420, 196, colours.wall, 10) +
        box(190, 216, 420, 22, colours.shade, 10) +
        panes(220, 262, 2, 1, [84, 84], colours.glass) +
        panes(468, 262, 2, 1, [74, 84], colours.glass) +
        door(400, colours) +
        disc(400, 262, 20, colours.accent) +
        shape('M396 252h8v6h6v8h-6v6h-8v-6h-6v-8h6z', '#fff'),
    ),
  hospital: (colours, detail) =>
    outside(
      colours,
      detail,
      box(150, 176, 190, 236, colours.wall, 8) +
        box(460, 196, 200, 216, colours.wall, 8) +
        box(300, 110, 200, 302, colours.wall, 8) +
        box(300, 110, 200, 18, colours.shade, 8) +
        panes(172, 204, 4, 4, [40, 46], colours.glass) +
        panes(524, 222, 3, 4, [42, 44], colours.glass) +
        panes(322, 200, 4, 2, [42, 44], colours.glass) +
        disc(400, 160, 24, colours.accent) +
        shape('M395 147h10v8h8v10h-8v8h-10v-8h-8v-10h8z', '#fff') +
        door(400, colours),
    ),
  tower: (colours, detail) =>
    outside(
      colours,
      detail,
      box(270, 70, 150, 342, colours.wall, 8) +
        box(400, 150, 150, 262, colours.shade, 8) +
        panes(288, 92, 4, 5, [32, 42], colours.glass) +
        panes(428, 174, 3, 3, [38, 42], colours.glass) +
        door(400, colours),
    ),
  reception: (colours, detail) =>
    inside(
      colours,
      box(110, 60, 580, 210, colours.shade, 16) +
        panes(150, 96, 6, 2, [88, 70], colours.wall) +
        box(180, 268, 440, 26, colours.accent, 10) +
        box(200, 294, 400, 110, '#fff', 6) +
        range(7)
          .map((index) => box(224 + index * 54, 306, 6, 86, colours.shade, 3))
          .join('') +
        box(detail % 2 ? 300 : 440, 222, 70, 46, '#2b3538', 6) +
        plant(96, 420, colours) +
        plant(706, 420, colours),
    ),
  waiting: (colours, detail) =>
    inside(
      colours,
      windowOf(90, 70, 250, 170, colours) +
        windowOf(400, 70, 310, 170, colours) +
        range(4 + (detail % 2))
          .map((index) => seat(120 + index * 112, colours))
          .join('') +
        plant(716, 420, colours),
    ),
  consulting: (colours, detail) =>
    inside(
      colours,
      windowOf(80, 70, 260, 190, colours) +
        box(430, 90, 120, 150, '#fff', 8) +
        disc(490, 132, 20, colours.glass) +
        box(462, 166, 56, 8, colours.shade, 4) +
        box(462, 184, 56, 8, colours.shade, 4) +
        box(420, 320, 300, 20, colours.accent, 8) +
        box(440, 340, 14, 70, colours.shade) +
        box(688, 340, 14, 70, colours.shade) +
        box(detail % 2 ? 590 : 500, 254, 90, 60, '#2b3538', 6) +
        box(110, 316, 250, 34, '#fff', 14) +
        box(110, 346, 250, 16, colours.accent, 8) +
        box(128, 360, 12, 50, colours.shade) +
        box(330, 360, 12, 50, colours.shade) +
        disc(140, 308, 22, colours.glass),
    ),
  corridor: (colours, detail) =>
    shape('M0 0h800L560 150H240z', colours.shade) +
    shape('M0 0 240 150v200L0 500z', colours.wall) +
    shape('M800 0 560 150v200l240 150z', colours.wall) +
    shape('M0 500 240 350h320l240 150z', colours.ground) +
    box(240, 150, 320, 200, colours.sky) +
    box(340, 196, 120, 154, colours.glass, 6) +
    shape('M60 120 150 160v230L60 430z', detail % 2 ? colours.accent : colours.glass) +
    shape('M740 120 650 160v230l90 40z', detail % 2 ? colours.glass : colours.accent) +
    shape('M330 40h140l-22 22h-96z', '#fff'),
}

const marks: readonly string[] = [
  shape('M42 22h12v20h20v12H54v20H42V54H22V42h20z', '#fff'),
  shape('M48 20c14 12 22 22 22 33a22 22 0 0 1-44 0c0-11 8-21 22-33z', '#fff'),
  shape('M48 76C26 60 20 49 20 40c0-9 7-15 14-15 6 0 11 3 14 9 3-6 8-9 14-9 7 0 14 6 14 15 0 9-6 20-28 36z', '#fff'),
  disc(48, 48, 26, '#fff') + disc(58, 42, 22, '#0003'),
  shape('M24 68V36l24-14 24 14v32H56V50H40v18z', '#fff'),
  shape('M48 18l8 22 22 8-22 8-8 22-8-22-22-8 22-8z', '#fff'),
]
