import { checkForm, isValid } from '@ostrov/shared/forms/form'
import type { Point } from '@ostrov/shared/geo/shapes'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { readHours, writeHours } from '@ostrov/shared/organizations/hours-text'
import { phoneLines } from '@ostrov/shared/organizations/rules'
import type { OrganizationInputWire } from '@ostrov/shared/organizations/schema'
import type { Em } from '../../db/orm'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { housePoint } from '../geo/house-point'
import { holdOwnImages } from '../images/hold-images'
import { demandRows } from '../records/demand-rows'

/** What stands there: where, and the pictures, which an administrator may have put there. */
type Standing = { city_id: string; address: string | null; point: Point | null; image_ids: readonly string[] }

/**
 * What was written of an organization, as its columns. Call inside a transaction: what it names is held until its end.
 * @throws {Refusal} `request.invalid` with a sentence under each wrong field, `image.not_found`
 */
export async function checkOrganization(em: Em, { id }: Customer, typed: OrganizationInputWire, before?: Standing) {
  const errors = checkForm(ORGANIZATION_FORM, typed)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const { name, category, description, city_id, phones, hours } = typed
  await demandRows(em, { city: { city_id } })
  const address = typed.address?.trim() || null
  const isSamePlace = before?.address === address && before.city_id === city_id
  return {
    ...{ name: name.trim(), category, description: description.trim(), city_id, address },
    point: isSamePlace ? before.point : await housePoint(em, city_id, address),
    phones: phoneLines(phones),
    site: typed.site?.trim() || null,
    hours: hoursOf(hours),
    image_ids: await holdOwnImages(em, id, typed.image_ids, before?.image_ids),
  }
}

/** In their one spelling; null where nothing was said. */
export const hoursOf = (typed: string | null) => writeHours(readHours(typed ?? '') ?? []) || null
