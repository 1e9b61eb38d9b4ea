/** GeoJSON, longitude first. */
export type Position = [lon: number, lat: number]
export type Point = { type: 'Point'; coordinates: Position }
export type Polygon = { type: 'Polygon'; coordinates: Position[][] }
