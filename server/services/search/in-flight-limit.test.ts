import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createInFlightLimit } from './in-flight-limit.ts'

const response = () => new EventEmitter() as unknown as ServerResponse
const mebibyte = 1024 * 1024

it('refuses who has many calls under way, until one is answered', () => {
  const inFlight = createInFlightLimit()
  const calls = Array.from({ length: 24 }, () => response())
  for (const call of calls) inFlight.begin('192.0.2.1', call)
  expect(() => inFlight.begin('192.0.2.1', response())).toThrow(expect.objectContaining({ code: 'rate_limited' }))
  inFlight.begin('192.0.2.2', response())
  calls[0]!.emit('finish')
  calls[0]!.emit('close')
  inFlight.begin('192.0.2.1', response())
  expect(() => inFlight.begin('192.0.2.1', response())).toThrow(expect.objectContaining({ code: 'rate_limited' }))
})

it('refuses who does not take what was asked for, and everybody once the memory for answers is used', () => {
  const inFlight = createInFlightLimit()
  const unread = Array.from({ length: 4 }, (_, at) => {
    const call = response()
    inFlight.begin(`192.0.2.${at}`, call).hold(16 * mebibyte)
    return call
  })
  expect(() => inFlight.begin('192.0.2.0', response())).toThrow(expect.objectContaining({ code: 'rate_limited' }))
  expect(() => inFlight.begin('192.0.2.9', response())).toThrow(expect.objectContaining({ code: 'unavailable' }))
  unread[0]!.emit('close')
  inFlight.begin('192.0.2.0', response())
})

it('tells when nobody waits any more, and counts nothing after that', () => {
  const inFlight = createInFlightLimit()
  const call = response()
  const { signal, hold } = inFlight.begin('192.0.2.1', call)
  expect(signal.aborted).toBe(false)
  call.emit('close')
  expect(signal.aborted).toBe(true)
  hold(100 * mebibyte)
  inFlight.begin('192.0.2.1', response())
})
