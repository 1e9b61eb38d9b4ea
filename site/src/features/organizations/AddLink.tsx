import { ADD_ORGANIZATION } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Plus } from 'lucide-react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal } from '../modals/store'
import { ADD_EMPLOYEE, ADD_ORGANIZATION_MODAL } from './modals'

/** Over the page one reads: a new organization, or with `employer` somebody who works for that one; without scripts a page. */
export default function AddLink({ employer }: { employer?: string }) {
  return (
    <a
      className={buttonClass(employer ? {} : { variant: 'sea' })}
      aria-label={employer ? undefined : 'Добавить организацию'}
      href={employer ? '#add-employee' : ADD_ORGANIZATION}
      onClick={(event) => {
        event.preventDefault()
        if (employer) openModal(ADD_EMPLOYEE, { id: employer })
        else openModal(ADD_ORGANIZATION_MODAL, {})
      }}
    >
      <Plus size={20} aria-hidden="true" />
      {employer ? (
        'Добавить сотрудника'
      ) : (
        <span>
          Добавить<span className="catalogue__what">&nbsp;организацию</span>
        </span>
      )}
    </a>
  )
}
