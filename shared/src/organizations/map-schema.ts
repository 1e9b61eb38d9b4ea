import { t } from 'elysia'
import { mapOf } from '../lists/map-schema'
import { Nullable } from '../wire/schema'

export const OrganizationMap = mapOf({
  name: Nullable(t.String({ description: 'Of the organization, where it is one.' })),
})
export type OrganizationMapWire = typeof OrganizationMap.static
