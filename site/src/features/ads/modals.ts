import type { ModalKind } from '../modals/kind'
import type { OwnVacancy } from './EditVacancy'

export const ADD_POST_MODAL: ModalKind<object> = {
  name: 'AddPostModal',
  load: () => import('./AddPostModal'),
  title: 'О\u00A0чём объявление?',
  size: 'small',
}
export const HINTS_MODAL: ModalKind<object> = {
  name: 'SalesHintsMobile',
  load: () => import('./SalesHintsMobile'),
  title: 'Как продать быстрее',
  size: 'small',
}
export const EDIT_VACANCY: ModalKind<OwnVacancy> = {
  name: 'EditVacancy',
  load: () => import('./EditVacancy'),
  title: 'Изменить вакансию',
  size: 'small',
  needs_login: true,
}
