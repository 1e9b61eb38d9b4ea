import { jwt } from '@elysiajs/jwt'
import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { Elysia } from 'elysia'
import type { Actor, By } from '../kernel/actors'
import type { Deps } from '../kernel/deps'
import { type ProblemCode, Refusal } from '../kernel/problems'
import { type NeededPermission, Served } from '../kernel/served'
import { demandAllowed } from './acting'
import { SHARED_FOR_A_SECOND } from './brief-cache'
import type { Verifier } from './claims'
import { COOKIES, type CookieJar } from './cookies'
import { clientAddress, limitAsking, limitWrites } from './counted'
import {
  demandAdmin,
  demandBusiness,
  demandCustomer,
  demandFollower,
  demandSecondFactor,
  demandStaff,
} from './demand-kind'
import { refuseForeignPage } from './own-pages'
import { readActor } from './read-actor'
import {
  type Admitted,
  adminFacts,
  describe,
  type Effect,
  type Keeper,
  keeperFacts,
  permissionOf,
  type Serving,
  saidOf,
  servingFacts,
  type Working,
} from './route-facts'
import { textIn } from './text-in'

/** Signs and verifies session tokens. */
export const tokens = (deps: Deps) => jwt({ name: 'tokens', secret: deps.config.sessionSecret })

type Incoming = {
  set: { headers: Record<string, unknown> }
  request: Request
  params?: unknown
  query?: unknown
  cookie: CookieJar
  tokens: Verifier
}

/**
 * The one source of the database handle and the actor. Each route names its audience — `open`, `guest`,
 * `unconfirmed`, `customer`, `business`, `follower`, `admin` — and gets `em` and its actor by it; a route that names
 * none has no `em`. A business route about restaurants names the permission instead, `serves` or `servesAll`, and gets them
 * by it; `by` is who does it, for the log. Where an administrator may come in the person's name, the route says with its
 * audience what it does (`Effect`): one that forgets it does not compile. All this is written into the route's `detail`, where
 * the documentation and the access and reach tests read it.
 */
export const access = (deps: Deps) => {
  const actorOf = (kind: SessionKind, incoming: Incoming, effect: Effect) => readActor(deps, kind, incoming, effect)
  const handle = async (request: Request, actor: Actor | null = null, effect: Effect = 'own') => {
    if (actor) demandAllowed(actor, request, effect)
    await limitWrites(deps, request, actor)
    return { em: deps.orm.em.fork(), now: deps.now() }
  }
  const enter = async <Person extends Actor>(incoming: Incoming, person: Person, effect: Effect = 'own') => {
    return { ...(await handle(incoming.request, person, effect)), by: byOf(person, incoming.request) }
  }
  const enterBusiness = async (incoming: Incoming, effect: Effect) => {
    const business = demandBusiness(await actorOf('business', incoming, effect))
    return { ...(await enter(incoming, business, effect)), business }
  }
  return new Elysia({ name: 'access' }).use(tokens(deps)).macro({
    /**
     * Anybody, knowing nothing of who asks. `signed`: a machine whose message proves itself, never counted. `asking`: a
     * question too long for an address, so a POST, counted among the reads. `shared`: a public read, the only kind of answer that
     * may be kept anywhere and that a replica may give. Pages of other sites may not write.
     */
    open: (manner: true | 'signed' | 'asking' | 'shared') => ({
      detail: describe({ 'x-audience': 'open' }),
      // What is named here is all that the framework makes ready: no cookies, no table of headers.
      resolve: async ({ set, request }: Incoming) => {
        if (manner === 'shared') set.headers['cache-control'] = SHARED_FOR_A_SECOND
        if (manner === true) {
          refuseForeignPage(request, deps.config.origin)
          return handle(request)
        }
        if (manner === 'asking') await limitAsking(deps, request)
        const em = manner === 'shared' ? deps.readers.em() : deps.orm.em.fork()
        return { em, now: deps.now() }
      },
    }),
    /** Anybody; a signed-in customer is known, a guest is null. */
    guest: (effect: Effect) => ({
      detail: describe({ 'x-audience': 'guest', 'x-effect': effect }),
      resolve: async (incoming: Incoming) => {
        refuseForeignPage(incoming.request, deps.config.origin)
        const actor = await actorOf('customer', incoming, effect).catch(ignoreRefusal)
        const customer = actor?.kind === 'customer' && actor.session.is_confirmed ? actor : null
        return { ...(await handle(incoming.request, customer, effect)), customer }
      },
    }),
    /** A customer whose phone may still be unconfirmed: only the confirmation itself. */
    unconfirmed: (effect: Effect) => ({
      detail: describe({ 'x-audience': 'unconfirmed', 'x-effect': effect }),
      resolve: async (incoming: Incoming) => {
        const customer = demandCustomer(await actorOf('customer', incoming, effect))
        return { ...(await handle(incoming.request, customer, effect)), customer }
      },
    }),
    customer: (effect: Effect) => ({
      detail: describe({ 'x-audience': 'customer', 'x-effect': effect }),
      resolve: async (incoming: Incoming) => {
        const customer = demandCustomer(await actorOf('customer', incoming, effect))
        if (!customer.session.is_confirmed) throw new Refusal('session.missing')
        return { ...(await enter(incoming, customer, effect)), customer }
      },
    }),
    /** A business user in matters of their own, of no restaurant. */
    business: (effect: Effect) => ({
      detail: describe({ 'x-audience': 'business', 'x-effect': effect }),
      resolve: (incoming: Incoming) => enterBusiness(incoming, effect),
    }),
    /** Somebody of the staff in matters of their own, on whichever side they work: the same routes serve both. */
    staff: ({ beforeSecondFactor, ...working }: Working) => {
      const [effect, kind] = saidOf(working)
      return {
        detail: describe({ 'x-audience': kind, 'x-effect': effect }),
        resolve: async (incoming: Incoming) => {
          const person = demandStaff(await actorOf(kind, incoming, effect))
          if (!beforeSecondFactor) demandSecondFactor(person)
          return { ...(await enter(incoming, person, effect)), person }
        },
      }
    },
    /**
     * A business user with this permission in the restaurant of the path, its `:restaurantId`. Without it the restaurant is
     * not found.
     */
    serves: (serving: Serving) => ({
      detail: servingFacts(serving),
      resolve: async (incoming: Incoming) => {
        const [effect, permission] = saidOf(serving)
        const entered = await enterBusiness(incoming, effect)
        const id = textIn(incoming.params, 'restaurantId')
        if (!id) throw new Refusal('restaurant.not_found')
        return { ...entered, restaurant: await Served.one(entered.em, { ...entered, permission }, id) }
      },
    }),
    /**
     * The same for routes that stand on both sides: the restaurant of the path is its `:restaurantId` for who runs it, its
     * `:id` for an administrator.
     */
    keeps: (keeper: Keeper) => ({
      detail: keeperFacts(keeper),
      resolve: async (incoming: Incoming) => {
        if ('business' in keeper) {
          const [effect, permission] = saidOf(keeper.business)
          const { business, ...entered } = await enterBusiness(incoming, effect)
          const id = textIn(incoming.params, 'restaurantId') ?? ''
          return { ...entered, restaurant: await Served.one(entered.em, { business, permission }, id) }
        }
        const admin = demandAdmin(await actorOf('admin', incoming, 'reads'))
        demandSecondFactor(admin)
        if (!adminMay(admin.role, keeper.admin)) throw new Refusal('request.not_found')
        const entered = await enter(incoming, admin)
        const id = textIn(incoming.params, 'id') ?? ''
        return { ...entered, restaurant: await Served.byAdmin(entered.em, { admin, permission: keeper.admin }, id) }
      },
    }),
    /**
     * The same for routes about several restaurants: the one that the query's `restaurant_id` names, or all where the
     * permission holds.
     */
    servesAll: (serving: Serving) => ({
      detail: servingFacts(serving),
      resolve: async (incoming: Incoming) => {
        const [effect, permission] = saidOf(serving)
        const entered = await enterBusiness(incoming, effect)
        const asking = { ...entered, permission }
        const id = textIn(incoming.query, 'restaurant_id')
        const restaurants = id ? [await Served.one(entered.em, asking, id)] : await Served.all(entered.em, asking)
        return { ...entered, restaurants }
      },
    }),
    /**
     * A confirmed customer, or with `?audience=business` a business user with this permission somewhere: who may follow
     * orders live.
     */
    follower: (permission: NeededPermission) => ({
      detail: describe({ 'x-audience': 'follower', 'x-permission': permission, 'x-effect': 'reads' }),
      resolve: async (incoming: Incoming) => {
        const isBusiness = new URL(incoming.request.url).searchParams.get('audience') === 'business'
        const follower = demandFollower(await actorOf(isBusiness ? 'business' : 'customer', incoming, 'reads'))
        const entered = await handle(incoming.request, follower, 'reads')
        const restaurants =
          follower.kind === 'business' ? await Served.all(entered.em, { business: follower, permission }) : []
        return { ...entered, follower, restaurants }
      },
    }),
    /**
     * An administrator, any with `true`; whose role lacks the permission finds nothing there. `acting`: a GET that does
     * something. `beforeSecondFactor`: any, also one who has yet to set up the second step that is demanded.
     */
    admin: (needed: Admitted) => ({
      detail: adminFacts(needed),
      resolve: async (incoming: Incoming) => {
        const admin = demandAdmin(await actorOf('admin', incoming, typeof needed === 'object' ? 'writes' : 'reads'))
        if (needed !== 'beforeSecondFactor') demandSecondFactor(admin)
        const permission = permissionOf(needed)
        if (permission !== null && !adminMay(admin.role, permission)) throw new Refusal('request.not_found')
        return { ...(await enter(incoming, admin)), admin }
      },
    }),
    /** What this route's own rules may refuse with, for the documentation. */
    refuses: (codes: readonly ProblemCode[]) => ({ detail: describe({ 'x-refuses': codes }) }),
  })
}

/**
 * Whose session of this kind a request comes with, before anything of its body is looked at.
 * @throws {Refusal} `session.missing`, `session.wrong_kind`, `request.foreign_origin`.
 */
export async function demandSession(deps: Deps, kind: SessionKind, request: Request): Promise<Actor> {
  const stored = new Bun.CookieMap(request.headers.get('cookie') ?? '').get(COOKIES[kind])
  const cookie = { [COOKIES[kind]]: { value: stored ?? undefined } }
  const actor = await readActor(deps, kind, { request, cookie, tokens: tokens(deps).decorator.tokens }, 'writes')
  if (!actor.session.is_confirmed) throw new Refusal('session.missing')
  demandAllowed(actor, request, 'writes')
  demandSecondFactor(actor)
  return actor
}

/** A guest with a dead session is a guest; a database that is down is not. */
function ignoreRefusal(reason: unknown) {
  if (reason instanceof Refusal) return null
  throw reason
}

function byOf({ kind, id, session }: Actor, request: Request): By {
  return { kind, id, act_admin_id: session.act_admin_id, ip: clientAddress(request) }
}
