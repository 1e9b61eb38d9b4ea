import { Button } from '@ostrov/shared/ui/Button'
import { Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openModal } from '../modals/store'
import { VACANCIES_CONTACTS, VACANCY_REPLY } from './modals'
import type { OfVacancy } from './of-vacancy'
import { ReplyLink } from './ReplyLink'

/** The ways to an employer: a reply, and the phone, which a form shows where no script runs. */
export default function VacancyActs({ number, action, name }: OfVacancy & { action: string; name: string }) {
  const show = (event: MouseEvent) => {
    event.preventDefault()
    openModal(VACANCIES_CONTACTS, { number, reply: () => openModal(VACANCY_REPLY, { number }) })
  }
  return (
    <>
      <ReplyLink number={number} />
      <form method="post" action={action}>
        <p className="ui-muted">{name}</p>
        <Button type="submit" size="large" wide onClick={show}>
          <Phone size={20} aria-hidden="true" />
          Показать телефон
        </Button>
      </form>
    </>
  )
}
