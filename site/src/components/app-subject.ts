import type { PictureImage } from '@ostrov/shared/ui/Picture'

/** What one came for, as a wide screen names it beside the way to the phone; prices in rubles. */
export type AppSubject = {
  name: string
  image: PictureImage | null
  /** What kind of food, or what is in it. */
  words: string
  price?: number
  discount_price?: number | null
}
