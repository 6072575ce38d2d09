import { expect, it, vi } from 'vitest'
import { addStaticRoutes, type RoutedInstall } from './static-routes.ts'

it('leaves to the browser the files of the app, and all but pages, fonts, portraits and the tenant’s files, below its mount path', () => {
  const addRoutes = vi.fn<NonNullable<RoutedInstall['addRoutes']>>(() => Promise.resolve())
  addStaticRoutes({ addRoutes } as unknown as RoutedInstall, '/care/', 'files-of-care')
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
    { condition: { urlPattern: '/care/assets/*' }, source: { cacheName: 'files-of-care' } },
    {
      condition: {
        not: {
          or: [
            { requestMode: 'navigate' },
            { requestDestination: 'font' },
            { urlPattern: '/care/portraits/*' },
            { urlPattern: '/care/tenant-assets/*' },
          ],
        },
      },
      source: 'network',
    },
  ])
})

it('lets a browser be that has no such routes, or refuses them', async () => {
  addStaticRoutes({} as RoutedInstall, '/', 'files')
  const refused = Promise.reject(new TypeError('no such condition'))
  addStaticRoutes({ addRoutes: () => refused } as unknown as RoutedInstall, '/', 'files')
  await expect(refused).rejects.toThrow('no such condition')
})
