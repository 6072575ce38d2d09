import { describe, expect, it } from 'vitest'
import { toNotice } from './notice.ts'

const here = { language: 'ar-AE', home: { origin: 'https://app.example', mount: '/', key: 'x' } }
const icon = '/icons/icon-192.png?key=x'

describe('toNotice', () => {
  it('shows what the message says and leads to a path of this origin', () => {
    const message = {
      notification: {
        title: 'Update',
        body: 'From Liqa',
        dir: 'ltr',
        tag: 'a',
        navigate: '/en-ae/dashboard/main?key=x',
      },
    }
    expect(toNotice(JSON.stringify(message), here)).toEqual({
      title: 'Update',
      options: {
        icon,
        body: 'From Liqa',
        dir: 'ltr',
        tag: 'a',
        renotify: true,
        data: { path: '/en-ae/dashboard/main?key=x' },
      },
      path: '/en-ae/dashboard/main?key=x',
    })
  })

  it('rings again for the next message about the same, and asks for that without a tag never', () => {
    const optionsOf = (more: object) =>
      toNotice(JSON.stringify({ notification: { title: 't', renotify: true, ...more } }), here).options
    expect(optionsOf({ tag: 'of-visit' })).toMatchObject({ tag: 'of-visit', renotify: true })
    // A browser refuses to show one that rings again and has no tag.
    expect(optionsOf({})).not.toHaveProperty('renotify')
  })

  it('always has something to show, in the language of the device', () => {
    for (const text of [undefined, '', 'null', '[]', '{"notification":{"title":7}}', 'not JSON'])
      expect([text, toNotice(text, here).title]).toEqual([text, 'لديك تحديث جديد'])
  })

  it('never leads away from the tenant’s own app', () => {
    for (const navigate of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/en-ae?key=y', 5])
      expect(toNotice(JSON.stringify({ notification: { title: 't', navigate } }), here).path).toBe('/?key=x')
  })

  it('shows nothing of what comes with a message beside its words', () => {
    const message = {
      notification: {
        title: 'Update',
        navigate: '/en-ae',
        data: { patient: 'Layla' },
        image: 'https://evil.example/x',
        icon: 'https://evil.example/x',
      },
      patient: { phone: '+971501234567' },
    }
    expect(toNotice(JSON.stringify(message), here).options).toEqual({ icon, data: { path: '/en-ae?key=x' } })
  })

  it('has buttons that lead within the tenant’s own app, two at most', () => {
    const own = (action: string) => ({ action, title: action.toUpperCase(), navigate: `/en-ae?key=x&do=${action}` })
    const actions = [own('directions'), { ...own('move'), navigate: 'https://evil.example' }, own('join')]
    expect(
      toNotice(JSON.stringify({ notification: { title: 't', navigate: '/en-ae', actions } }), here).options,
    ).toEqual({
      icon,
      actions: [
        { action: 'directions', title: 'DIRECTIONS' },
        { action: 'move', title: 'MOVE' },
      ],
      data: { path: '/en-ae?key=x', paths: { directions: '/en-ae?key=x&do=directions', move: '/?key=x' } },
    })
    for (const none of [undefined, 'move', [null], [{ action: 'move' }]])
      expect(
        toNotice(JSON.stringify({ notification: { title: 't', actions: none } }), here).options,
      ).not.toHaveProperty('actions')
  })
})
