import { expect, it } from 'vitest'
import { withoutToken } from './reload-page.ts'

it('takes a partner’s token out of the address and nothing else [S05]', () => {
  expect(withoutToken('https://app.example/en-ae?xtoken=secret&city=dubai#top')).toBe(
    'https://app.example/en-ae?city=dubai#top',
  )
  expect(withoutToken('https://app.example/en-ae?query=a+b&city=')).toBe('https://app.example/en-ae?query=a+b&city=')
})
