type Drawing = { width: number; height: number; draw: (context: CanvasRenderingContext2D) => void }

/** Draws a JPEG of so many points, on white; undefined where the device has no memory for it. */
export async function drawJpeg({ width, height, draw }: Drawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  draw(context)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9))
}
