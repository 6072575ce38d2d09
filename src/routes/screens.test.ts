import { expect, it } from 'vitest'
import { accountPages } from './account-pages.ts'
import { type Screen, screenTable } from './screen-table.ts'
import { publicPages, screenSource } from './screens.ts'

const screens = Object.keys(screenTable) as Screen[]
const folderOf = (screen: Screen) => screenTable[screen].page ?? screen

it('the pages of accounts are those that the table of screens names so, and no page is in both files', () => {
  const named = new Set(screens.filter((screen) => screenTable[screen].isOfAccount).map(folderOf))
  expect(new Set(Object.keys(accountPages))).toEqual(
    new Set([...named].map((folder) => `../pages/${folder}/${folder}.route.ts`)),
  )
  expect(Object.keys(publicPages).filter((path) => path in accountPages)).toEqual([])
})

it('every screen has a page, whichever file names it', () => {
  for (const screen of screens) expect(() => screenSource(screen)).not.toThrow()
  expect(screenSource('update-password').module).toBe('src/pages/password-reset/password-reset.route.ts')
})
