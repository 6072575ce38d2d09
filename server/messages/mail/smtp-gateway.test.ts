import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from './mail-gateway.ts'
import { createSmtpGateway } from './smtp-gateway.ts'

const mail: Mail = {
  tenantCode: 'patientweb',
  email: 'layla@example.org',
  brand: 'Clinic "One"',
  subject: 'Your code',
  body: '123456 is <b>yours</b>.\n\nKeep it.',
  language: 'ar',
  link: { label: 'Open', href: 'https://doctors.example/ar-ae/updatepassword?a=1&b=2#token' },
}

let close = () => {}
afterEach(() => close())

/** An SMTP server on this machine, which refuses the recipients of a host. */
async function openServer() {
  const received: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.endsWith('@refused.example') ? new Error('no') : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway = createSmtpGateway({
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'no-reply@doctors.example',
  })
  close = () => {
    gateway.close()
    server.close()
  }
  return { received, gateway, server }
}

describe('the SMTP gateway', () => {
  it('hands over text and escaped HTML, from the tenant’s name', async () => {
    const { gateway, received } = await openServer()
    await gateway.send(mail)
    const [one] = received
    expect(one).toMatchObject({ from: 'no-reply@doctors.example', to: ['layla@example.org'] })
    const text = one!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain('From: "Clinic \\"One\\"" <no-reply@doctors.example>')
    expect(text).toContain('123456 is <b>yours</b>.')
    expect(text).toContain('123456 is &#60;b&#62;yours&#60;/b&#62;.')
    expect(text).toContain('dir="rtl"')
    expect(text).toContain('href="https://doctors.example/ar-ae/updatepassword?a=1&#38;b=2#token"')
    expect(text).not.toContain('patientweb')
  })

  it('says so when the server refuses, or is not there', async () => {
    const { gateway, server } = await openServer()
    await expect(gateway.send({ ...mail, email: 'x@refused.example' })).rejects.toMatchObject({ code: 'unavailable' })
    await new Promise<void>((resolve) => server.close(() => resolve()))
    await expect(gateway.send(mail)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
