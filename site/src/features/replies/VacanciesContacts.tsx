import { formatPhone } from '@ostrov/shared/formats/phone'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { useAsked } from '../../components/use-asked'
import type { Contacts } from './of-vacancy'

/** Whom to call about a vacancy. */
export default function VacanciesContacts({ number, reply }: Contacts) {
  const { told, failure } = useAsked(() => ask(api.ad({ number }).contacts.post()))
  if (failure) return <FormFailure text={failure} />
  if (!told) return <p role="status">Загружаем…</p>
  return (
    <div className="stack gap-5">
      <p>{told.name}</p>
      <a className={buttonClass({ variant: 'sea', size: 'large', wide: true })} href={`tel:+${told.phone}`}>
        {formatPhone(told.phone)}
      </a>
      <p className="ui-muted ui-small">Скажите, что нашли вакансию на&nbsp;портале. Или откликнитесь здесь:</p>
      <Button size="large" wide onClick={reply}>
        Откликнуться
      </Button>
    </div>
  )
}
