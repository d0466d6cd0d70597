import { showChosenTheme } from '#/ui/theme-mode';
import { recordEarlyActions } from '../delivery/hydration/early-actions';
import { rememberLanguages } from '../shell/remember-languages';

/** Runs in the head of every page, before anything can be seen or pressed; it stands in the page itself. */
showChosenTheme();
rememberLanguages();
recordEarlyActions();
