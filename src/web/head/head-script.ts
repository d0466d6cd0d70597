import { showChosenTheme } from '#/ui/theme-mode';
import { recordEarlyActions } from '../delivery/hydration/early-actions';
import { closeMenu } from '../shell/close-menu';
import { fadePages } from '../shell/fade-pages';
import { keepScroll } from '../shell/keep-scroll';
import { rememberLanguages } from '../shell/remember-languages';

/** Runs inline in the head of the router's pages, before anything can be seen or pressed. */
showChosenTheme();
rememberLanguages();
closeMenu();
keepScroll();
fadePages();
recordEarlyActions();
