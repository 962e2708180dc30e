<?php
// When the entries of each calendar file take place, as sabre/vobject reads them: JSON on standard output.
error_reporting(E_ERROR | E_PARSE);
require '/usr/share/php/Sabre/VObject/autoload.php';

use Sabre\VObject\Reader;

[, $from, $until] = $argv;
$calendars = [];
foreach (array_slice($argv, 3) as $file) {
    $calendar = Reader::read(file_get_contents($file));
    $errors = array_map(fn($each) => $each['message'], $calendar->validate());
    $method = (string) $calendar->METHOD;
    // Version 2 expands in place, later ones give a new calendar.
    $expanded = $calendar->expand(new DateTime($from), new DateTime($until)) ?: $calendar;
    $entries = [];
    foreach ($expanded->VEVENT ?? [] as $event) {
        $uid = (string) $event->UID;
        $start = $event->DTSTART->getDateTime();
        $end = $event->DTEND->getDateTime();
        $entries[$uid] ??= [
            'uid' => $uid,
            'sequence' => (int) (string) $event->SEQUENCE,
            'status' => (string) $event->STATUS,
            // Version 2 gives a text as it is written in the file.
            'summary' => preg_replace('/\\\\([,;\\\\])/', '$1', (string) $event->SUMMARY),
            'minutes' => ($end->getTimestamp() - $start->getTimestamp()) / 60,
            'starts' => [],
        ];
        $entries[$uid]['starts'][] = gmdate('Y-m-d\TH:i:s\Z', $start->getTimestamp());
    }
    $calendars[] = ['method' => $method, 'errors' => $errors, 'entries' => array_values($entries)];
}
echo json_encode($calendars);
