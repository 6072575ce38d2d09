import { beforeEach, describe, expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

const arriveAt = (address: string) => {
  history.replaceState({ place: 1 }, '', address)
  return readArrival(window)
}
const address = () => location.pathname + location.search + location.hash

beforeEach(() => history.replaceState(null, '', '/'))

describe('an arrival', () => {
  it('with a partner’s token takes it out of address and history, and leaves the rest [Q10]', () => {
    const entries = history.length
    expect(arriveAt('/en-ae/doctors?city=dubai&xtoken=secret&key=insurer#list')).toEqual({
      token: 'secret',
      isRefreshed: false,
    })
    expect(address()).toBe('/en-ae/doctors?city=dubai&key=insurer#list')
    expect([history.length, history.state]).toEqual([entries, { place: 1 }])
  })

  it('that asks for everything anew says so once [Q08]', () => {
    expect(arriveAt('/en-ae?refresh_page=1').isRefreshed).toBe(true)
    expect(address()).toBe('/en-ae')
    expect(arriveAt('/en-ae?refresh_page=0').isRefreshed).toBe(false)
    expect(address()).toBe('/en-ae')
  })

  it('that says nothing leaves the address as it was written', () => {
    arriveAt('/en-ae/doctors?query=a+b&city=')
    expect(address()).toBe('/en-ae/doctors?query=a+b&city=')
  })
})
