import { useApp } from '#src/context/app-context.ts'

/** Addresses of pictures as the directory gives them, under the mount path of the app; those of other hosts stay as they are. */
export function usePicture(): (path: string) => string {
  const { basePath } = useApp()
  return (path) => (path.startsWith('/') ? `${basePath}${path}` : path)
}
