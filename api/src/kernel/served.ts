import {
  type AdminPermission,
  adminMay,
  BUSINESS_PERMISSIONS,
  type BusinessPermission,
} from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../db/orm'
import { row, rows, sql } from '../db/sql'
import type { Administrator, Business } from './actors'
import { Refusal } from './problems'

/** `owner`: the owner alone, whatever a manager was permitted; `any`: whoever was permitted anything there. */
export type NeededPermission = BusinessPermission | 'owner' | 'any'

type Asking = { business: Business; permission: NeededPermission }

/**
 * A restaurant in which somebody was found to have the permission that was asked for: who runs it, or an administrator.
 * Nothing but the questions below can make one, so what takes it cannot be reached by who may not.
 */
export class Served {
  readonly #id: string
  private constructor(id: string) {
    this.#id = id
  }

  get id() {
    return this.#id
  }

  /**
   * The restaurant of this id: the owner's own, or one whose owner gave this manager the permission.
   * @throws {Refusal} `restaurant.not_found` for everybody else, as if it did not exist.
   */
  static async one(em: Em, asking: Asking, id: string): Promise<Served> {
    const [found] = await Served.#load(em, asking, id)
    if (!found) throw new Refusal('restaurant.not_found')
    return found
  }

  /**
   * Every restaurant where the permission holds. An owner may have none yet.
   * @throws {Refusal} `restaurant.not_found` for a manager to whom it was given nowhere.
   */
  static async all(em: Em, asking: Asking): Promise<Served[]> {
    const found = await Served.#load(em, asking, null)
    if (found.length === 0 && asking.business.role !== 'owner') throw new Refusal('restaurant.not_found')
    return found
  }

  /**
   * Any restaurant, for an administrator whose role has the permission.
   * @throws {Refusal} `request.not_found` for another role, `restaurant.not_found`
   */
  static async byAdmin(
    em: Em,
    { admin, permission }: { admin: Administrator; permission: AdminPermission },
    id: string,
  ): Promise<Served> {
    if (!adminMay(admin.role, permission)) throw new Refusal('request.not_found')
    const found = await row<{ id: string }>(em, sql`select id from restaurant where id = ${id}`)
    if (!found) throw new Refusal('restaurant.not_found')
    return new Served(found.id)
  }

  static async #load(em: Em, { business, permission }: Asking, only: string | null) {
    const found = await rows<{ id: string }>(
      em,
      sql`select s.id from (${servedBy(business)}) s
          where (${business.role}::text = 'owner' or ${permission}::text = any(s.permissions)
              or ${permission}::text = 'any' and cardinality(s.permissions) > 0)
            and (${only}::uuid is null or s.id = ${only}::uuid)
          order by s.created_at, s.id limit 1000`,
    )
    return found.map(({ id }) => new Served(id))
  }
}

/** Each restaurant this business user serves and what they may do there: a manager, while who hired them owns it. */
export const servedBy = ({ id, role }: Pick<Business, 'id' | 'role'>) =>
  role === 'owner'
    ? sql`select r.id, r.owner_id, r.created_at, ${namesOf(BUSINESS_PERMISSIONS)}::text[] as permissions
          from restaurant r where r.owner_id = ${id}`
    : sql`select r.id, r.owner_id, r.created_at, m.permissions from restaurant_manager m
          join restaurant r on r.id = m.restaurant_id
          join business_user b on b.id = m.business_user_id and b.owner_id = r.owner_id
          where m.business_user_id = ${id}`
