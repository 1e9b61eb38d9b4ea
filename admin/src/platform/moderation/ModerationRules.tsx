import { countOf } from '@ostrov/shared/formats/plural'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { RULES_FORM } from '@ostrov/shared/moderation/form'
import type { ModerationRules as Rules } from '@ostrov/shared/moderation/rules'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { DialogForm } from '../../components/forms/DialogForm'
import { FormDialog } from '../../components/forms/FormDialog'
import { useAdministrator } from '../../session/people'

import './moderation.css'

const KEY = 'moderation-rules'

/** Whom moderators trust and how much is checked, in words; whoever keeps the platform changes it. */
export function ModerationRules() {
  const { data: me } = useAdministrator()
  const { data: rules } = useQuery({ queryKey: [KEY], queryFn: () => ask(api.admin.moderation.rules.get()) })
  if (!rules) return null
  return (
    <section className="ui-card moderation-rules" aria-label="Правила">
      <p>{wordsOf(rules)}</p>
      {me && adminMay(me.role, 'system') && (
        <FormDialog kind="ModerationRules" label="Изменить правила" title="Правила модерации">
          {(onDone) => <RulesForm rules={rules} onDone={onDone} />}
        </FormDialog>
      )}
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
    <DialogForm form={form} send="Сохранить" leave="Не&nbsp;менять" onLeave={onDone}>
      <FormField form={form} name="trust_after" />
      <FormField form={form} name="check_trusted" />
      <FormField form={form} name="check_verdicts" />
    </DialogForm>
  )
}
