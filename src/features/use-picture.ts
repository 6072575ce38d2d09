import { useApp } from '#src/context/app-context.ts'

/** Resolves addresses of pictures from the directory against the mount path of the app; those of other hosts are unchanged. */
export function usePicture(): (path: string) => string {
  const { basePath } = useApp()
  return (path) => (path.startsWith('/') ? `${basePath}${path}` : path)
}
