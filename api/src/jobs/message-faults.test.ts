import { afterAll, describe, expect, test } from 'bun:test'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import webpush from 'web-push'
import { startSmtpStandIn } from '../../stand-ins/smtp-stand-in'
import { FAULTS, type Fault } from '../../test/faulty-doors'
import { BRIEF_SMTP, startFaultySmtp } from '../../test/faulty-smtp'
import { signIn } from '../../test/people'
import { PUSH_KEYS } from '../../test/push-keys'
import { openProductWithSocial } from '../../test/social'
import { rows, sql } from '../db/sql'
import { sendPush } from '../modules/notifying/send-push'
import { createMailDoor } from '../services/mail/mail'
import type { Fetch } from '../services/payments/bank-call'
import { createPushDoor } from '../services/push/push'
import { createSocialDoors } from '../services/social/social'
import { sendMail } from './send-mail'

const product = await openProductWithSocial({ LIMITS: 'sms_phone=50/60 sms_phone_day=99/60' })
const { deps, em, browser, config, pool } = product
const well = startSmtpStandIn('robot', 'secret')
afterAll(() => well.stop())

const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
const faults = Object.keys(FAULTS).filter((one): one is Fault => Object.hasOwn(FAULTS, one))
/** A line that falters while `isDown`, and is then well; what an answer says beside its status is `body`. */
function lineThat(fault: Fault, answer: Fetch) {
  const line = { isDown: true, taken: 0 }
  const fetch: Fetch = async (url, init) => {
    if (line.isDown) return FAULTS[fault]()
    line.taken += 1
    return answer(url, init)
  }
  return { line, fetch }
}
const smtpAt = (port: number) =>
  createMailDoor(
    { transport: 'smtp', smtpUrl: `smtp://robot:secret@127.0.0.1:${port}`, from: 'Robot <robot@ostrov.example>' },
    nowhere,
    BRIEF_SMTP,
  )
let made = 0

describe.each(faults)('%s', (fault) => {
  test('a letter waits with its reason in the log, and goes once the server is well', async () => {
    const to = `anna-${fault}@example.ru`
    const broken = startFaultySmtp(() => FAULTS[fault]())
    const job = { id: 900 + ++made, isLast: false }
    const letter = { to, subject: 'Ваш заказ', text: 'Готовят', about: { kind: 'notice' as const } }
    const logged = () =>
      rows(em(), sql`select fate, reason, tries::int as tries from message where recipient = ${to} order by created_at`)
    deps.doors.mail = smtpAt(broken.port)
    await expect(sendMail(deps, letter, 1, job)).rejects.toThrow('mail.unavailable')
    expect(await logged()).toEqual([{ fate: 'queued', reason: expect.stringMatching(/^mail\.unavailable/), tries: 1 }])
    broken.stop(true)
    deps.doors.mail = smtpAt(well.port)
    await sendMail(deps, letter, 2, job)
    expect(well.taken.filter((one) => one.to.includes(to))).toHaveLength(1)
    expect(await logged()).toMatchObject([{ fate: 'sent', tries: 2 }])
  })

  test('a notice is tried again and replaces what has come already; no browser is forgotten', async () => {
    const { id } = await signIn(product.product)
    const browsers = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'].map((host) => ({
      ...{ endpoint: `https://${host}/send/${crypto.randomUUID()}`, keys: PUSH_KEYS },
    }))
    for (const { endpoint, keys } of browsers)
      await pool.query('insert into push_subscription (endpoint, user_id, keys) values ($1, $2, $3)', [
        ...[endpoint, id, JSON.stringify(keys)],
      ])
    const topics: (string | null)[] = []
    const { line, fetch } = lineThat(fault, async (_, init) => {
      topics.push(new Headers(init.headers).get('topic'))
      return new Response(null, { status: 201 })
    })
    const keys = webpush.generateVAPIDKeys()
    const vapid = { vapidPublicKey: keys.publicKey, vapidPrivateKey: keys.privateKey }
    const settings = { transport: 'webpush' as const, ...vapid, vapidSubject: 'mailto:help@ostrov.example' }
    // One of the two makers is away.
    deps.doors.push = createPushDoor(settings, nowhere, async (url, init) =>
      url.includes('googleapis') ? fetch(url, init) : new Response(null, { status: 201 }),
    )
    const message = { title: 'Заказ готовят', body: 'Уха', url: '/eda/orders/1', topic: 'o1' }
    // Of what a push service answers only the status is read, so an answer that breaks off is an answer.
    if (fault === 'cut') await sendPush(deps, browsers, message)
    else await expect(sendPush(deps, browsers, message)).rejects.toThrow('push.later')
    const kept = await rows(em(), sql`select from push_subscription where user_id = ${id}`)
    expect(kept).toHaveLength(2)
    line.isDown = false
    expect(await sendPush(deps, browsers, message)).toBe(true)
    expect([line.taken, topics]).toEqual([1, ['o1']])
  })

  test.each([...SOCIAL_PROVIDERS])(
    '%s: who comes back is told, nobody is signed in or tied, and the next try works',
    async (provider) => {
      const { line, fetch } = lineThat(fault, (url, init) => globalThis.fetch(url, init))
      deps.doors.social = createSocialDoors(config, fetch)
      const person = { id: String(800_000 + ++made) }
      const tied = () => rows(em(), sql`select from social_identity where subject = ${person.id}`)
      const visitor = browser()
      const came = await visitor.go(provider, person)
      const { status, body } = await visitor.stands(came.body.redirect)
      expect([came.status, status >= 400, body.errorMessage]).toEqual([
        ...[303, true, fault === 'cut' ? 'social.refused' : 'social.unavailable'],
      ])
      expect([visitor.cookies.has('ostrov_customer'), await tied()]).toEqual([false, []])
      line.isDown = false
      const again = await visitor.go(provider, person, '/profile')
      const phone = `7900333${String(made).padStart(4, '0')}`
      const social_id = new URL(again.body.redirect, 'http://here.invalid').searchParams.get('social') ?? ''
      expect((await visitor.confirm(phone, social_id)).status).toBe(200)
      // Coming once more finds the same person.
      await browser().go(provider, person)
      expect(await tied()).toHaveLength(1)
    },
  )
})
