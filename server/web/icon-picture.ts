import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { IconPicture } from '#contract/rendering'
import type { Database } from '#server/db/open'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantAssets } from '#server/db/schema/tenants'

const side = 512

/**
 * The tenant's own icon, ready for drawing. Where it fills its square, its edge has a colour, which continues around it.
 * Undefined where the tenant names none, or the file is missing.
 */
export async function readIconPicture(
  db: Database,
  code: string,
  name: string | undefined,
): Promise<IconPicture | undefined> {
  if (name === undefined) return undefined
  const [file] = await db
    .select({ bytes: tenantFiles.bytes })
    .from(tenantAssets)
    .innerJoin(tenantFiles, eq(tenantFiles.digest, tenantAssets.digest))
    .where(and(eq(tenantAssets.tenantCode, code), eq(tenantAssets.name, name)))
  if (!file) return undefined
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = await sharp(file.bytes, { density: 192 })
    .resize(side, side, { fit: 'contain', background: clear })
    .ensureAlpha()
    .png()
    .toBuffer()
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(picture)
    .extract({ left: 0, top: side / 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return {
    href: `data:image/png;base64,${picture.toString('base64')}`,
    ground: alpha === 255 ? `rgb(${red},${green},${blue})` : undefined,
  }
}
