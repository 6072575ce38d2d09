/**
 * Name of the cache of a face, or of a file of a tenant's own, by its path: of no other tenant of the origin is anything in a tenant's (T05).
 */
export function cacheOf(pathname: string, mount: string): string {
  const [, folder, code] = pathname.slice(mount.length - 1).split('/')
  return folder === 'tenant-assets' ? `tenant-${code}` : 'fonts'
}
