import {
  type CarPicture,
  drawCar,
  drawGoods,
  drawHome,
  drawMark,
  type GoodsPicture,
  type HomePicture,
  type MarkPicture,
} from '../drawings'

/** A picture of an ad by what it shows; equal ones are one picture. */
export type AdPhoto =
  | { kind: 'car'; seed: number; shows: CarPicture }
  | { kind: 'goods'; seed: number; shows: GoodsPicture }
  | { kind: 'home'; seed: number; shows: HomePicture }
  | { kind: 'mark'; seed: number; shows: MarkPicture }

export function drawAdPhoto(photo: AdPhoto): string {
  switch (photo.kind) {
    case 'car':
      return drawCar(photo.shows, photo.seed)
    case 'goods':
      return drawGoods(photo.shows, photo.seed)
    case 'home':
      return drawHome(photo.shows, photo.seed)
    case 'mark':
      return drawMark(photo.shows, photo.seed)
  }
}
