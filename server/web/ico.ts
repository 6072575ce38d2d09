/** Bytes of the file header, and of the entry of each picture. */
const head = 6
const entry = 16

/** A Windows icon file of several square PNG pictures, each at most 256 pixels. */
export function writeIco(pictures: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(head + entry * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  pictures.forEach((picture, i) => {
    const at = head + entry * i
    // The width of a PNG follows its signature and the header of its first chunk; 256 is written as 0.
    const side = picture.readUInt32BE(16) % 256
    table.writeUInt8(side, at)
    table.writeUInt8(side, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(picture.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([table, ...pictures])
}
