import type { ModalKind } from '../modals/kind'
import type { Contacts, OfAd, OfVacancy } from './of-vacancy'

export const VACANCY_REPLY: ModalKind<OfVacancy> = {
  name: 'VacancyReply',
  load: () => import('./VacancyReply'),
  title: 'Отклик на\u00A0вакансию',
  size: 'small',
  needs_login: true,
}
export const VACANCIES_CONTACTS: ModalKind<Contacts> = {
  name: 'VacanciesContacts',
  load: () => import('./VacanciesContacts'),
  title: 'Контакты работодателя',
  size: 'small',
}
export const WRITE_TO_AUTHOR: ModalKind<OfAd> = {
  name: 'WriteToAuthor',
  load: () => import('./WriteToAuthor'),
  title: 'Написать автору',
  size: 'small',
  needs_login: true,
}
