import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { SecondFactor } from './second-factor'

/** A code for who lost the phone; only its keyed hash is kept. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: id(),
    second_factor_id: () => p.manyToOne(SecondFactor).mapToPk().joinColumn('second_factor_id').deleteRule('cascade'),
    code_hash: p.text().hidden(),
    used_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'recovery_code_second_factor', properties: ['second_factor_id'] }],
})
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode)
