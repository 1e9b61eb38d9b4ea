import { CARS } from './cars'
import { ESTATE } from './estate'
import { RESUMES } from './resumes'
import { SALES } from './sales'
import type { AdSection, DemoAd } from './shapes'
import { VACANCIES } from './vacancies'

/** Every ad of the portal, sixty a section. */
export const ADS: { readonly [Section in AdSection]: readonly DemoAd<Section>[] } = {
  vacancies: VACANCIES,
  resumes: RESUMES,
  cars: CARS,
  estate: ESTATE,
  sales: SALES,
}
