import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Avatar, initials, type AvatarProps } from './avatar.tsx'

afterEach(cleanup)

describe('Avatar', () => {
  it.each([
    ['Khadija Abdulrahman Al-Mansoori', 'KM'],
    ['ليلى الفارسي', 'ل\u00A0ف'],
    ['Dr Saeed Al-Falasi', 'SF'],
    ['Prof. Dr.Drew Barnes', 'DB'],
    ['drg. Salma Fouad, Sp.KGA (contoh)', 'SF'],
    ['أ. د. سعيد النجار (تجريبي)', 'س\u00A0ن'],
    ['Drew', 'D'],
    ['Putri', 'P'],
    ['', ''],
  ])('writes the initials of %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it('shows initials in the place of a photo that cannot be had', () => {
    const { container } = render(<Avatar name="Omar Haddad" src="/portraits/1.svg" />)
    const photo = container.querySelector('img')!
    expect([photo.width, photo.height, photo.getAttribute('loading')]).toEqual([64, 64, 'lazy'])
    fireEvent.error(photo)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('OH')
  })

  it('asks for no photo below the first screen where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const picture = (photo: Partial<AvatarProps>) =>
      render(<Avatar name="Omar Haddad" {...photo} />)
        .container.querySelector('img')
        ?.getAttribute('src')
    expect(picture({ src: '/portraits/1.svg' })).toBeUndefined()
    expect(picture({ src: '/portraits/2.svg', eager: true })).toBe('/portraits/2.svg')
    expect(picture({ src: 'blob:own' })).toBe('blob:own')
    Reflect.deleteProperty(navigator, 'connection')
    expect(picture({ src: '/portraits/1.svg' })).toBe('/portraits/1.svg')
  })
})
