import { Uuid } from '@ostrov/shared/wire/schema'
import { type TObject, type TProperties, Type } from '@sinclair/typebox'
import type { Keeper } from './route-facts'

/** Where routes about one restaurant stand, and who comes by them: the same routes serve who runs it and administrators. */
export type Kept<Path extends string> = {
  prefix: Path
  /** For a route that reads, and for one that changes something. */
  reads: Keeper
  writes: Keeper
  params: TObject
  /** The same of a row of the restaurant's. */
  withRow<Row extends TProperties>(row: Row): TObject<Row>
}

const SIDES = {
  business: {
    name: 'restaurantId',
    reads: { business: { reads: 'settings' } },
    writes: { business: { writes: 'settings' } },
  },
  admin: { name: 'id', reads: { admin: 'restaurants' }, writes: { admin: 'restaurants' } },
} as const satisfies Record<string, { name: string; reads: Keeper; writes: Keeper }>

/** How the restaurant of the path is called is each side's own; `keeps` reads it. */
export function keptBy<const Path extends string>(side: keyof typeof SIDES, prefix: Path): Kept<Path> {
  const { name, reads, writes } = SIDES[side]
  function withRow<Row extends TProperties>(row: Row): TObject<Row>
  function withRow(row: TProperties): TObject {
    return Type.Object({ [name]: Uuid, ...row })
  }
  return { prefix, reads, writes, params: withRow({}), withRow }
}
