/**
 * Key of the tenant of whom a file below the mount path is: a picture of its content, its logo, or a face of its own. Undefined for any other
 * address.
 */
export function ownerOfFile(pathname: string, mount: string): string | undefined {
  const below = `${mount}tenant-assets/`
  const [code, name] = pathname.startsWith(below) ? pathname.slice(below.length).split('/') : []
  return name ? code : undefined
}

/** Name of the cache of a tenant's files: of no other tenant of the origin is anything in it (T05). */
export const cacheOfTenant = (code: string): string => `tenant-${code}`
