import { assetAddress } from '#contract/tenant-assets'
import type { AppContext } from './app-context.ts'

/** Address of a file of the page's tenant by its name; undefined where it has none of that name. */
export const tenantAsset = (
  { basePath, init, tenant }: Pick<AppContext, 'basePath' | 'init' | 'tenant'>,
  name: string,
) => assetAddress({ basePath, code: tenant, assets: init.assets }, name)
