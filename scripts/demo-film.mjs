import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Draws the short film on the home page of the demo tenant Liqa, and its first picture: three doctors, their free times, one of them
 * chosen and kept. There are no words in it; its captions stand beside it in each language. Run by hand, with ffmpeg (libx264):
 * `node scripts/demo-film.mjs`
 */
const folder = join(import.meta.dirname, '../server/demo/tenants/liqa/assets')
const size = { width: 960, height: 540 }
const rate = 24
const seconds = 12
/** When the poster is taken: a time is chosen. */
const posterAt = 6.6

const color = { ground: '#dcebe9', far: '#cfe4e1', near: '#c0dbd8', card: '#ffffff', ink: '#00323a', petrol: '#0b5f69' }
const tone = { soft: '#dcebe9', mid: '#9fcbc9', strong: '#4d979b', apricot: '#f3b36e' }
const cards = [
  { x: 190, y: 56, avatar: tone.mid },
  { x: 150, y: 204, avatar: tone.apricot },
  { x: 210, y: 352, avatar: tone.strong },
]
const chosen = { card: 1, time: 1 }

const clamp = (value) => Math.min(1, Math.max(0, value))
/** Progress at `t` of a movement that lasts from `from` to `to`, slow at both ends. */
const phase = (t, from, to) => {
  const p = clamp((t - from) / (to - from))
  return p * p * (3 - 2 * p)
}
const mix = (from, to, p) => from + (to - from) * p

/** @param {number} t seconds from the beginning */
function frame(t) {
  const leaving = phase(t, 7.6, 8.4)
  const rows = cards.map((card, i) => drawCard(card, i, t, leaving)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 960 540">
<rect width="960" height="540" fill="${color.ground}"/>
<circle cx="780" cy="${mix(120, 96, t / seconds)}" r="250" fill="${color.far}"/>
<circle cx="780" cy="${mix(120, 96, t / seconds)}" r="150" fill="${color.near}"/>
${rows}${drawTicket(t)}</svg>`
}

function drawCard({ x, y, avatar }, i, t, leaving) {
  const come = phase(t, 0.3 + i * 0.35, 1.4 + i * 0.35)
  const gone = leaving * (i === chosen.card ? 0.999 : 1)
  const left = mix(x - 60, x, come) + gone * (i === chosen.card ? 0 : 40)
  // The one with the ring is drawn last, since it overlaps its neighbours.
  const times = [0, 2, 1].map((time) => drawTime(i, time, t)).join('')
  return `<g transform="translate(${left} ${y})" opacity="${come * (1 - gone)}">
<rect y="8" width="600" height="128" rx="26" fill="${color.petrol}" opacity=".1"/><rect width="600" height="128" rx="26" fill="${color.card}"/>
${person(28, 26, avatar)}
<rect x="124" y="34" width="150" height="16" rx="8" fill="${color.ink}"/><rect x="124" y="64" width="100" height="12" rx="6" fill="${tone.mid}"/><rect x="124" y="86" width="66" height="10" rx="5" fill="${tone.soft}"/>
${times}</g>`
}

const person = (x, y, fill) =>
  `<g transform="translate(${x} ${y})"><rect width="76" height="76" rx="24" fill="${fill}"/><circle cx="38" cy="30" r="14" fill="#fff"/><path d="M14 66a24 20 0 0 1 48 0z" fill="#fff"/></g>`

function drawTime(card, time, t) {
  const come = phase(t, 2.2 + card * 0.45 + time * 0.28, 2.75 + card * 0.45 + time * 0.28)
  const isChosen = card === chosen.card && time === chosen.time
  const taken = isChosen ? phase(t, 5.4, 5.8) : 0
  const [x, y] = [306 + time * 92, 36]
  const ring = isChosen ? phase(t, 4.8, 5.5) : 0
  const spread = isChosen ? phase(t, 5.5, 6.6) : 0
  return `<g transform="translate(${x + 39} ${y + 28}) scale(${mix(0.7, 1, come)})" opacity="${come}">
<rect x="-39" y="-28" width="78" height="56" rx="18" fill="${tone.soft}"/><rect x="-39" y="-28" width="78" height="56" rx="18" fill="${color.petrol}" opacity="${taken}"/>
<rect x="-22" y="-6" width="44" height="12" rx="6" fill="${taken > 0.5 ? '#ffffff' : tone.strong}"/>
<circle r="${mix(96, 58, ring)}" fill="none" stroke="${tone.apricot}" stroke-width="6" opacity="${ring}"/>
<circle r="${mix(58, 92, spread)}" fill="none" stroke="${tone.apricot}" stroke-width="3" opacity="${spread > 0 ? 0.6 * (1 - spread) : 0}"/></g>`
}

/** What is kept at the end: the doctor, the time, and that it is done. */
function drawTicket(t) {
  const come = phase(t, 8.1, 9)
  const done = phase(t, 9.2, 9.9)
  return `<g transform="translate(290 ${mix(150, 110, come)})" opacity="${come}">
<rect y="10" width="380" height="320" rx="30" fill="${color.petrol}" opacity=".1"/><rect width="380" height="320" rx="30" fill="#fff"/>
<path d="M0 196h380" stroke="${tone.soft}" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>
<circle cy="196" r="16" fill="${color.ground}"/><circle cx="380" cy="196" r="16" fill="${color.far}"/>
<circle cx="190" cy="94" r="${mix(20, 52, done)}" fill="${color.petrol}" opacity="${done}"/>
<path d="M168 95l16 16 30-33" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="70" stroke-dashoffset="${mix(70, 0, phase(t, 9.7, 10.3))}"/>
<g transform="translate(28 220)">${person(0, 0, tone.apricot)}<rect x="96" y="12" width="140" height="16" rx="8" fill="${color.ink}"/><rect x="96" y="44" width="92" height="12" rx="6" fill="${tone.mid}"/>
<rect x="252" y="10" width="78" height="56" rx="18" fill="${color.petrol}"/><rect x="269" y="32" width="44" height="12" rx="6" fill="#fff"/></g></g>`
}

const draw = (t) => sharp(Buffer.from(frame(t)))

const film = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(rate), '-c:v', 'png', '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p', '-profile:v', 'main'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', join(folder, 'how-it-goes.mp4')],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let i = 0; i < rate * seconds; i++) {
  const picture = await draw(i / rate)
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (!film.stdin.write(picture)) await once(film.stdin, 'drain')
}
film.stdin.end()
const [code] = await once(film, 'exit')
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
await draw(posterAt).webp({ quality: 82 }).toFile(join(folder, 'how-it-goes.webp'))
