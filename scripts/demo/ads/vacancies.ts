import { isCompany, logoOf } from '../companies'
import { hirerOf } from '../hirers'
import { rubles } from '../typed'
import { adOf, marked, readTyped, type Typed } from './read'
import { type DemoAd, SALARY_KINDS } from './shapes'
import { VACANCIES_TEXT } from './vacancies-text'
import { workOf } from './work'

const read = (typed: Typed): DemoAd<'vacancies'> => {
  const [title = '', company = '', specialization = '', salary = '', demands = '', place] = typed.cells
  const [from, to] = salary.split(' ')
  const hirer = hirerOf(company)
  const ad = adOf('vacancies', typed, {
    title,
    price: null,
    place,
    photos: isCompany(company) ? [logoOf(company)] : [],
    fields: {
      company,
      salary_from: rubles(from),
      salary_to: rubles(to),
      salary_kind: marked(typed.marks, SALARY_KINDS),
      ...workOf(specialization, demands),
    },
  })
  return hirer ? { ...ad, ...byHirer(hirer) } : ad
}

const byHirer = ({ name, phone }: { name: string; phone: string }) => ({
  author: phone,
  contact_name: name.split(' ')[0] ?? name,
  contact_phone: phone,
})

export const VACANCIES: readonly DemoAd<'vacancies'>[] = readTyped(VACANCIES_TEXT, 6).map(read)
