import type { ClientBase } from 'pg'
import { searchText } from './address-query'
import { cities } from './region/cities'
import { allHouses } from './region/houses'

/** How many rows are new or now say something else. */
export type Loaded = { towns: number; houses: number }

/**
 * Brings the region's towns and houses into a migrated database. Safe to repeat: a town that is there keeps what was made
 * of it, a house moves to where the data has it now, and nothing is taken away.
 */
export async function loadRegion(db: Pick<ClientBase, 'query'>): Promise<Loaded> {
  const towns = await db.query(
    `insert into city (name, slug, coordinates, zoom, sort)
     select name, slug, coordinates, zoom, sort from jsonb_populate_recordset(null::city, $1)
     on conflict do nothing`,
    [JSON.stringify(townRows())],
  )
  const houses = await db.query(
    `insert into house (city_id, street, street_with_type, house, search_text, lon, lat)
     select c.id, h.street, h.street_with_type, h.house, h.search_text, h.lon, h.lat
     from jsonb_to_recordset($1) as h(city text, slug text, street text, street_with_type text, house text,
                                      search_text text, lon float8, lat float8)
     -- One that was there before may go by another of the two.
     join city c on c.slug = h.slug or c.name = h.city
     on conflict (city_id, street, house) do update
       set street_with_type = excluded.street_with_type, search_text = excluded.search_text,
           lon = excluded.lon, lat = excluded.lat
       where (house.street_with_type, house.search_text, house.lon, house.lat)
         is distinct from (excluded.street_with_type, excluded.search_text, excluded.lon, excluded.lat)`,
    [JSON.stringify(houseRows())],
  )
  return { towns: towns.rowCount ?? 0, houses: houses.rowCount ?? 0 }
}

function townRows() {
  return cities.map(({ name, slug, centre, zoom }, sort) => ({
    name,
    slug,
    coordinates: { type: 'Point', coordinates: centre },
    zoom,
    sort,
  }))
}

function houseRows() {
  const slugs = new Map<string, string>(cities.map(({ name, slug }) => [name, slug]))
  return allHouses().map(({ coordinates: [lon, lat], ...house }) => ({
    ...house,
    slug: slugs.get(house.city),
    search_text: searchText(house),
    lon,
    lat,
  }))
}
