import { AD_DESK_FORM } from '@ostrov/shared/ads/desk-form'
import type { AdDeskInput, AdDeskWire } from '@ostrov/shared/ads/desk-schema'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { putBack, takeOff } from '../../moderation/take-off'
import { readRecord } from '../../records/read-record'
import { adRecord } from '../ad-record'
import { ownerOf } from './move-ad'

type Asked = Partial<typeof AdDeskInput.static> & { version?: string }

/**
 * Takes an ad off with a reason, or puts it back; what is so already stays. Call inside a transaction.
 * @throws {Refusal} `ad.not_found`; `ad.changed` where another version was looked at; `request.invalid`; `ad.over` where it is not
 * shown; what a moderator's word may be refused with
 */
export async function changeAd(em: Em, id: string, { version, ...asked }: Asked, { by, now }: { by: By; now: Date }) {
  if (!(await row(em, sql`select from ad where id = ${id} for update`))) throw new Refusal('ad.not_found')
  const current = await readRecord<AdDeskWire>(em, adRecord, id)
  if (version !== undefined && version !== current.version) throw new Refusal('ad.changed', { data: { current } })
  const { is_off, off_reason } = { is_off: current.is_off, off_reason: current.off_reason, ...asked }
  const errors = checkForm(AD_DESK_FORM, { is_off, off_reason })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  if (is_off === current.is_off) return demandSame(current, off_reason)
  const acting = { kind: 'ad', row_id: id, owner: ownerOf(current.author), by, now } as const
  if (!is_off) return putBack(em, acting)
  if (!current.may_take_off) throw new Refusal('ad.over')
  return takeOff(em, { ...acting, reason: off_reason })
}

/** Its author was told one reason: another would be read by nobody. */
function demandSame({ is_off, off_reason }: AdDeskWire, asked: string | null) {
  if (!is_off || asked === off_reason) return
  throw new Refusal('request.invalid', { errors: { off_reason: 'Автор уже прочёл прежнюю причину' } })
}
