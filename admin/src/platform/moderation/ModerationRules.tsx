import { countOf } from '@ostrov/shared/formats/plural'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { RULES_FORM } from '@ostrov/shared/moderation/form'
import type { ModerationRules as Rules } from '@ostrov/shared/moderation/rules'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useAdministrator } from '../../session/people'

import './moderation.css'

const KEY = 'moderation-rules'

/** Whom moderators trust and how much is checked, in words; whoever keeps the platform changes it. */
export function ModerationRules() {
  const { data: me } = useAdministrator()
  const { data: rules } = useQuery({ queryKey: [KEY], queryFn: () => ask(api.admin.moderation.rules.get()) })
  const [open, setOpen] = useState(false)
  if (!rules) return null
  return (
    <section className="ui-card moderation-rules" aria-label="Правила">
      <p>{wordsOf(rules)}</p>
      {me && adminMay(me.role, 'system') && <Button onClick={() => setOpen(true)}>Изменить правила</Button>}
      <Dialog kind="ModerationRules" open={open} onClose={() => setOpen(false)} title="Правила модерации">
        <RulesForm rules={rules} onDone={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

function wordsOf({ trust_after, check_trusted, check_verdicts }: Rules): string {
  const trust =
    trust_after === 0
      ? 'Проверяем всех авторов.'
      : `Без проверки проходят авторы, у\u00A0которых ${countOf(trust_after, 'одобрение', 'одобрения', 'одобрений')} и\u00A0ни\u00A0одного отказа за\u00A030\u00A0дней.`
  const passed = trust_after > 0 && check_trusted > 0 ? ` Из\u00A0прошедших смотрим одно из\u00A0${check_trusted}.` : ''
  const verdicts =
    check_verdicts === 0
      ? ' Решения модераторов не\u00A0перепроверяем.'
      : ` Из\u00A0решений модераторов перепроверяем одно из\u00A0${check_verdicts}.`
  return trust + passed + verdicts
}

function RulesForm({ rules, onDone }: { rules: Rules; onDone: () => void }) {
  const known = useQueryClient()
  const form = useForm({
    table: RULES_FORM,
    initial: valuesOf(RULES_FORM, rules),
    submit: async (input) => {
      await ask(api.admin.moderation.rules.put(bodyOf(RULES_FORM, input)))
      await known.invalidateQueries({ queryKey: [KEY] })
      onDone()
      showToast('Правила сохранены', { kind: 'success' })
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormField form={form} name="trust_after" />
      <FormField form={form} name="check_trusted" />
      <FormField form={form} name="check_verdicts" />
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button size="large" onClick={onDone}>
          Не&nbsp;менять
        </Button>
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          Сохранить
        </Button>
      </div>
    </form>
  )
}
