import type { TrustedTypePolicyFactory } from 'trusted-types/lib'
import { expect, expectWorker, test, withWorker } from './support/journey.ts'

test.use(withWorker)

test('the tenant’s mark, structured data and workers come through where text is trusted by two rules alone', async ({
  page,
}) => {
  // The journey fails at the first violation of the policy.
  await page.goto('/en-ae')
  await expectWorker(page)
  await page.goto('/en-ae/doctor/dermatology')
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached()
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible()
})

test('text that nobody checked becomes neither markup nor script', async ({ browser }) => {
  // A page of its own, whose violations are what is looked for.
  const page = await browser.newPage()
  await page.goto('/en-ae')
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => (document.createElement('div').innerHTML = '<b>hello</b>'),
      script: () => (document.createElement('script').textContent = 'void 0'),
      address: () => (document.createElement('script').src = '/assets/other.js'),
      policy: () =>
        (window as unknown as { trustedTypes: TrustedTypePolicyFactory }).trustedTypes.createPolicy('another', {}),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
  })
  expect(refused).toEqual(['markup', 'script', 'address', 'policy'])
  await page.close()
})
