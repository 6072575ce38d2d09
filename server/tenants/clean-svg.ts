import sanitizeHtml from 'sanitize-html'

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const containers = ['svg', 'g', 'defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'title', 'desc']

const geometry = [
  ...[
    'viewBox',
    'preserveAspectRatio',
    'width',
    'height',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...['fx', 'fy', 'd', 'points', 'transform', 'gradientTransform', 'gradientUnits', 'spreadMethod', 'offset', 'id'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits'],
]
const paint = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-rule',
    'clip-path',
    'mask',
    'opacity',
    'color',
    'stop-color',
    'stop-opacity',
  ],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset'],
]

/** Numbers, names, colours and references within the drawing: no value can be an address, or CSS beyond one value. */
const plainValue = /^(?:url\(#[\w-]{1,60}\)|(?!.*url)[\w\s#.,()%+-]*)$/i

/**
 * A drawing with only shapes and gradients: no script, handler, style, text, picture, animation or external reference.
 * Undefined where it is not a drawing with a `viewBox`.
 */
export function cleanSvg(svg: string): string | undefined {
  const cleaned = sanitizeHtml(svg, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: [...containers, ...shapes],
    allowedAttributes: { '*': [...geometry, ...paint], svg: ['xmlns', ...geometry, ...paint] },
    selfClosing: [...shapes, 'stop'],
    disallowedTagsMode: 'completelyDiscard',
    nestingLimit: 40,
    transformTags: {
      '*': (tagName, given) => {
        const attribs = Object.fromEntries(Object.entries(given).filter(([, value]) => plainValue.test(value)))
        return { tagName, attribs: tagName === 'svg' ? { ...attribs, xmlns: 'http://www.w3.org/2000/svg' } : attribs }
      },
    },
  }).trim()
  return /^<svg [^>]*viewBox="[\d\s.,-]+"[^>]*>[^]*<\/svg>$/.test(cleaned) ? cleaned : undefined
}
