import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

export const mailSettingsMailCopy = { tr, en, ar };
