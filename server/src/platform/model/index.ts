export type { Model, ModelFailure, ModelSettings, ModelTool, ModelUse } from './model.ts';
export { openModel } from './open-model.ts';
