import { rubles } from '../typed'
import { adOf, readTyped, type Typed } from './read'
import { RESUMES_TEXT } from './resumes-text'
import type { DemoAd } from './shapes'
import { workOf } from './work'

const read = (typed: Typed): DemoAd<'resumes'> => {
  const [title = '', specialization = '', wanted, offers = '', place] = typed.cells
  const fields = workOf(specialization, offers)
  return adOf('resumes', typed, { title, price: rubles(wanted), place, fields, photos: [] })
}

export const RESUMES: readonly DemoAd<'resumes'>[] = readTyped(RESUMES_TEXT, 5).map(read)
