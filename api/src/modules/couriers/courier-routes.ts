import {
  CourierCodeInput,
  CourierPage,
  CourierWork,
  PlaceAnswered,
  PlaceInput,
  PressesAnswered,
  PressesInput,
  SharedInput,
} from '@ostrov/shared/couriers/schema'
import { PushSubscriptionInput } from '@ostrov/shared/customers/schema'
import { CodeSent } from '@ostrov/shared/sessions/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { CookieJar } from '../../http/cookies'
import { clientNetwork } from '../../http/counted'
import { clearCourierCookie, isCourier, type Signer, setCourierCookie } from '../../http/session-tokens'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import { guessCode } from '../sessions/customers/confirm-phone'
import { sendCodeToPhone } from '../sessions/customers/send-code'
import { keyedHash } from '../sessions/keyed-hash'
import { setBrowser } from './courier-notices'
import { comeIn, courierOfLink, couriersOf, leave, readPage } from './courier-sign-in'
import { keepPlace, setShared } from './place'
import { pressAll } from './press'
import { readWork } from './read-work'

const tags = ['Couriers']
const params = t.Object({ key: Uuid })

/** What a courier's own page asks; the link says whose it is, a code by SMS lets them in for a shift. */
export const courierRoutes = (deps: Deps) =>
  new Elysia().use(signInRoutes(deps)).use(workRoutes(deps)).use(placeRoutes(deps))

const signInRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/couriers/:key' })
    .use(access(deps))
    .post(
      '/code',
      async ({ em, params, request, now }) => {
        const { phone } = await courierOfLink(em, params.key)
        const { config } = deps
        const sending = { secret: config.sessionSecret, site: new URL(config.origin).hostname, config }
        const from = { limits: createLimits(deps), address: clientNetwork(request), device_id: null, now }
        return sendCodeToPhone(em, phone, { ...sending, ...from })
      },
      {
        open: true,
        refuses: ['courier.not_found', 'account.codes_off', 'account.code_too_soon', 'account.codes_exhausted'],
        params,
        response: { 200: CodeSent },
        detail: { summary: 'Send a code to the courier’s phone', tags },
      },
    )
    .post(
      '/session',
      async ({ em, params, body, cookie, tokens, request, now }) => {
        const linked = await courierOfLink(em, params.key)
        const { phone } = linked
        const limits = createLimits(deps)
        const address = clientNetwork(request)
        if (address) await limits.consume('code_guesses', address)
        const guess = await guessCode(em, phone, { code: body.code, secret: deps.config.sessionSecret, now })
        if (guess === 'wrong') throw new Refusal('account.code_wrong', { errors: { code: 'Неверный код' } })
        if (guess === 'dead') throw new Refusal('account.code_expired')
        if (address) await limits.giveBack('code_guesses', address)
        await em.transactional(async (tx) => comeIn(tx, await couriersOf(tx, linked), now))
        await setCourierCookie(deps, tokens, cookie, hashOf(deps, phone), now)
        return done
      },
      {
        open: true,
        refuses: ['courier.not_found', 'account.code_wrong', 'account.code_expired'],
        params,
        body: CourierCodeInput,
        response: { 200: Done },
        detail: { summary: 'Come in by the code, for sixteen hours', tags },
      },
    )
    .delete(
      '/session',
      async ({ em, params, cookie, tokens, now }) => {
        const couriers = await demandCouriers(em, { deps, key: params.key, cookie, tokens, now })
        await em.transactional((tx) => leave(tx, couriers))
        clearCourierCookie(deps, cookie)
        return done
      },
      {
        open: true,
        refuses: ['courier.not_found', 'courier.code_needed'],
        params,
        response: { 200: Done },
        detail: { summary: 'End the shift', tags },
      },
    )

const workRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/couriers/:key' })
    .use(access(deps))
    .get(
      '',
      async ({ em, params, cookie, tokens, now }) => {
        const linked = await courierOfLink(em, params.key)
        return readPage(em, linked, await isCourier(tokens, cookie, hashOf(deps, linked.phone), now), now)
      },
      {
        open: true,
        refuses: ['courier.not_found'],
        params,
        response: { 200: CourierPage },
        detail: { summary: 'A courier’s page: what they bring and may take', tags },
      },
    )
    .post(
      '/presses',
      async ({ em, params, body, cookie, tokens, now }) => {
        const couriers = await demandCouriers(em, { deps, key: params.key, cookie, tokens, now })
        const presses = await pressAll(em, { couriers, secret: deps.config.sessionSecret, now }, body.presses)
        return { presses, work: await readWork(em, couriers, now) }
      },
      {
        open: true,
        refuses: ['courier.not_found', 'courier.code_needed'],
        params,
        body: PressesInput,
        response: { 200: PressesAnswered },
        detail: { summary: 'What was pressed, also without a network; harmless when repeated', tags },
      },
    )

const placeRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/couriers/:key' })
    .use(access(deps))
    .put(
      '/shared',
      async ({ em, params, body, cookie, tokens, now }) => {
        const couriers = await demandCouriers(em, { deps, key: params.key, cookie, tokens, now })
        await em.transactional((tx) => setShared(tx, couriers, body.is_shared, now))
        return readWork(em, couriers, now)
      },
      {
        open: true,
        refuses: ['courier.not_found', 'courier.code_needed'],
        params,
        body: SharedInput,
        response: { 200: CourierWork },
        detail: {
          summary: 'Agree that customers see where one is while one brings their order, or take it back',
          tags,
        },
      },
    )
    .put(
      '/notices',
      async ({ em, params, body: { push_subscription }, cookie, tokens, now }) => {
        const couriers = await demandCouriers(em, { deps, key: params.key, cookie, tokens, now })
        await em.transactional((tx) => setBrowser(tx, couriers, push_subscription))
        return readWork(em, couriers, now)
      },
      {
        open: true,
        refuses: ['courier.not_found', 'courier.code_needed', 'request.invalid'],
        params,
        body: t.Pick(PushSubscriptionInput, ['push_subscription']),
        response: { 200: CourierWork },
        detail: { summary: 'Where to tell of orders that are given; null ends it', tags },
      },
    )
    .put(
      '/place',
      async ({ em, params, body, cookie, tokens, now }) => {
        const couriers = await demandCouriers(em, { deps, key: params.key, cookie, tokens, now })
        return { is_kept: await em.transactional((tx) => keepPlace(tx, couriers, body, now)) }
      },
      {
        open: true,
        refuses: ['courier.not_found', 'courier.code_needed'],
        params,
        body: PlaceInput,
        response: { 200: PlaceAnswered },
        detail: {
          summary: 'Where a courier who has agreed is now; kept over what was before, until the order ends',
          tags,
        },
      },
    )

type Coming = { deps: Deps; key: string; cookie: CookieJar; tokens: Signer; now: Date }

/** Who has come in by a link, at all of their restaurants. @throws {Refusal} `courier.not_found`, `courier.code_needed` */
async function demandCouriers(em: Em, { deps, key, cookie, tokens, now }: Coming) {
  const linked = await courierOfLink(em, key)
  if (!(await isCourier(tokens, cookie, hashOf(deps, linked.phone), now))) throw new Refusal('courier.code_needed')
  return couriersOf(em, linked)
}

const hashOf = ({ config }: Deps, phone: string) => keyedHash(config.sessionSecret, 'phone', phone)
