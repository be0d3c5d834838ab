-- Thousands of percentages go to whoever looks at performance, always whole: as text they are read without being written out of an array each time.
alter table result_section_figures drop constraint result_section_figures_check1;
alter table result_section_figures alter percents type text using array_to_string(percents, ',');
alter table result_subject_figures drop constraint result_subject_figures_check1;
alter table result_subject_figures alter percents type text using array_to_string(percents, ',');
